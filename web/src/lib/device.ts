/** What browsers offer only to pages that came over https, for those that came over http in a home network too. */

/** An id that nobody can guess. */
export function randomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(text);
  const field = document.createElement("textarea");
  field.value = text;
  const place = document.querySelector("dialog[open]") ?? document.body; // outside of a dialog nothing can be selected
  place.append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
}
