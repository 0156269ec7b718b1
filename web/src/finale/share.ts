/** The picture of a result, to be shown elsewhere. */
import { words } from "../lib/words.svelte";

export const pictureOf = (id: string): string => `/api/tables/${id}/picture?language=${words.language}`;

/**
 * Hand the picture to whatever this device shares with; where it cannot, save it. False if the picture did not come;
 * `saved` if it lies among the downloads now.
 */
export async function sharePicture(id: string, title: string): Promise<"shared" | "saved" | "failed"> {
  let picture: Blob;
  try {
    // eslint-disable-next-line no-restricted-syntax -- a picture, and no JSON
    const reply = await fetch(pictureOf(id));
    if (!reply.ok) return "failed";
    picture = await reply.blob();
  } catch {
    return "failed";
  }
  const file = new File([picture], `malecon-${id.slice(0, 8)}.png`, { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title });
      return "shared";
    } catch (fault) {
      // Whoever thinks better of it has not failed.
      if ((fault as Error).name === "AbortError") return "shared";
    }
  }
  save(file);
  return "saved";
}

function save(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
