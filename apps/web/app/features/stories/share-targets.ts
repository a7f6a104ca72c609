/** The services that people here use, by name and address. */
export function shareTargets(url: string, title: string): [name: string, address: string][] {
	const [link, text] = [encodeURIComponent(url), encodeURIComponent(title)];
	return [
		["Facebook", `https://www.facebook.com/sharer/sharer.php?u=${link}`],
		["X", `https://x.com/intent/post?url=${link}&text=${text}`],
		["WhatsApp", `https://wa.me/?text=${text}%20${link}`],
		["Viber", `viber://forward?text=${text}%20${link}`],
	];
}
