/** Lets the browser keep a file. Its address only lives while the page does; browsers take what they need at once. */
export function saveFile(file: Blob, name: string): void {
	const address = URL.createObjectURL(file);
	const link = document.createElement("a");
	link.href = address;
	link.download = name;
	link.click();
	URL.revokeObjectURL(address);
}
