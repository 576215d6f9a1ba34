/** The commitment that belongs to a secret in hex; null where the browser offers no cryptography. */
export async function commitmentOf(secret: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const text = new TextEncoder().encode("yurt deal ");
  const joined = new Uint8Array(text.length + bytes.length);
  joined.set(text);
  joined.set(bytes, text.length);
  const hash = await crypto.subtle.digest("SHA-256", joined);
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
