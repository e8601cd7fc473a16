/** Offers JSON text to the player as a file. */
export const downloadText = (text: string, name: string): void =>
  downloadBlob(new Blob([text], { type: 'application/json' }), name);

/** Offers something to the player as a file. */
export function downloadBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
