// The first match counts: most browsers also claim to be one of those below.
const clients: [RegExp, string][] = [
	[/\bEdgA?\/|\bEdgiOS\//, "Edge"],
	[/\bOPR\/|\bOpera\b/, "Opera"],
	[/\bSamsungBrowser\//, "Samsung Internet"],
	[/\bFirefox\/|\bFxiOS\//, "Firefox"],
	[/\bChrome\/|\bCriOS\//, "Chrome"],
	[/\bSafari\//, "Safari"],
	[/\bokhttp\//, "App"],
];

const systems: [RegExp, string][] = [
	[/\biPhone\b/, "iPhone"],
	[/\biPad\b/, "iPad"],
	[/\bAndroid\b|\bokhttp\//, "Android"],
	[/\bWindows\b/, "Windows"],
	[/\bMac OS X\b/, "macOS"],
	[/\bLinux\b|\bX11\b/, "Linux"],
];

function firstOf(list: [RegExp, string][], text: string): string | undefined {
	return list.find(([pattern]) => pattern.test(text))?.[1];
}

/** `Firefox, Android`: just enough for a member to recognise the device. */
export function deviceOf(userAgent: string | undefined): string {
	const text = (userAgent ?? "").slice(0, 500);
	return [firstOf(clients, text), firstOf(systems, text)].filter((part) => part !== undefined).join(", ");
}
