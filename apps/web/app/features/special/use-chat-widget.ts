import { useEffect, useState } from "react";

/** What the widget's script brings; the interface of the widget that the chain's kind of site uses. */
interface WidgetApi {
	onLoad?: () => void;
	maximize?: () => void;
}

declare global {
	interface Window {
		Tawk_API?: WidgetApi;
	}
}

type ChatState = "loading" | "open" | "away";

const patienceMilliseconds = 8000;

/** Loads the widget and opens it maximised. Without an address, or when it does not come in time, it is away. */
export function useChatWidget(widgetUrl: string | null): ChatState {
	const [state, setState] = useState<ChatState>(widgetUrl ? "loading" : "away");
	useEffect(() => {
		if (!widgetUrl) return undefined;
		const giveUp = () => setState("away");
		const timer = setTimeout(giveUp, patienceMilliseconds);
		window.Tawk_API = {
			...window.Tawk_API,
			onLoad() {
				clearTimeout(timer);
				window.Tawk_API?.maximize?.();
				setState("open");
			},
		};
		const script = document.createElement("script");
		script.src = widgetUrl;
		script.async = true;
		script.addEventListener("error", giveUp);
		document.head.append(script);
		return () => {
			clearTimeout(timer);
			script.remove();
		};
	}, [widgetUrl]);
	return state;
}
