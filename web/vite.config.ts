import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const root = import.meta.dirname;
const page = resolve(root, "../src/yurt/server/page");
const compressible = /\.(js|css|html|svg|json|webmanifest|ftl)$/;

/** Writes a .br and a .gz beside each file, so that the server never compresses the page itself. */
function compressed(): Plugin {
  function compress(folder: string): void {
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      if (statSync(path).isDirectory()) compress(path);
      else if (compressible.test(name)) {
        const content = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(content));
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
      }
    }
  }
  return { name: "compressed", apply: "build", closeBundle: () => compress(page) };
}

export default defineConfig({
  root,
  plugins: [svelte({ compilerOptions: { runes: true } }), compressed()],
  resolve: {
    alias: { $lib: resolve(root, "src/lib"), $games: resolve(root, "../src/yurt/games") },
    dedupe: ["svelte", "@fluent/bundle"], // the boards lie outside of web/, beside the rules of their game
  },
  build: { outDir: page, emptyOutDir: true, assetsInlineLimit: 0, target: "es2022" },
  server: {
    fs: { allow: [resolve(root, "..")] },
    proxy: { "/api": "http://127.0.0.1:8765", "/ws": { target: "ws://127.0.0.1:8765", ws: true } },
  },
  test: { include: ["src/**/*.test.ts", "../src/yurt/games/*/web/**/*.test.ts"], environment: "node" },
});
