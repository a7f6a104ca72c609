/** The API of the chat widget. */
interface WidgetApi {
	onLoad?: () => void;
	maximize?: () => void;
}

declare global {
	interface Window {
		Tawk_API?: WidgetApi;
	}
}

const patience = 8000;

/** Loads the widget and opens it. If it does not load in time, shows other ways to reach us. */
export function openLiveChat(root: ParentNode): void {
	const page = root.querySelector<HTMLElement>("[data-chat-widget]");
	const message = page?.querySelector("output");
	if (!page || !message) return;
	const giveUp = () => {
		message.textContent = page.dataset["away"] ?? "";
	};
	const timer = setTimeout(giveUp, patience);
	window.Tawk_API = {
		...window.Tawk_API,
		onLoad() {
			clearTimeout(timer);
			window.Tawk_API?.maximize?.();
			page.hidden = true;
		},
	};
	const script = document.createElement("script");
	script.src = page.dataset["chatWidget"] ?? "";
	script.addEventListener("error", giveUp);
	// After `load`: a chat server that never answers must not keep the browser loading.
	const load = () => document.head.append(script);
	if (document.readyState === "complete") load();
	else addEventListener("load", load, { once: true });
}
