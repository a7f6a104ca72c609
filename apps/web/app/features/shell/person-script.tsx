import { useContext } from "react";
import { ScriptMark } from "../../lib/inline-scripts.ts";

const source =
	'try{const s=localStorage,h=document.documentElement;if(s.getItem("token"))h.setAttribute("data-member","");' +
	'if(s.getItem("cookies_accepted"))h.setAttribute("data-cookies-accepted","")}catch{}';

/**
 * In the head, before first paint: everybody gets the same page with both variants in it, and these attributes let the
 * stylesheet show the right one. `<html>` needs `suppressHydrationWarning` for them.
 */
export function PersonScript() {
	const mark = useContext(ScriptMark);
	// It has run long before the browser's React comes here: the text need not travel twice.
	const text = import.meta.env.SSR ? source : "";
	return <script nonce={mark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
