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
	return <script nonce={useContext(ScriptMark)} dangerouslySetInnerHTML={{ __html: source }} />;
}
