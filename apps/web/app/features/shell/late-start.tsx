import { useContext } from "react";
import { ScriptMark } from "../../lib/inline-scripts.ts";

// After the page has loaded and been painted; at once when somebody touches it; in any case after three seconds.
// A form that scripts send (`data-scripted`) waits for them: sent by the browser itself, a password would travel as it was typed.
const source = `(()=>{let begun=false;const begin=()=>{if(begun)return;begun=true;
const waiting=document.querySelector("script[data-modules]");if(!waiting)return;
for(const href of waiting.dataset.modules.split(" ").filter(Boolean)){const link=document.createElement("link");link.rel="modulepreload";link.href=href;document.head.append(link)}
const script=document.createElement("script");script.type="module";script.textContent=waiting.textContent;document.head.append(script);script.remove()};
addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(begin)));setTimeout(begin,3000);
for(const sign of["pointerdown","keydown"])addEventListener(sign,begin,{once:true,capture:true,passive:true});
addEventListener("submit",(event)=>{const form=event.target,ready=()=>Object.keys(form).some((key)=>key.startsWith("__react"));
if(!("scripted" in form.dataset)||ready())return;event.preventDefault();begin();
const timer=setInterval(()=>{if(ready()){clearInterval(timer);setTimeout(()=>form.requestSubmit(),100)}},50)},true)})()`;

/** In the head: starts the scripts that `late-start.server.ts` holds back. Development starts them at once. */
export function LateStart() {
	const mark = useContext(ScriptMark);
	// It has run long before the browser's React comes here: the text need not travel twice.
	const text = import.meta.env.SSR ? source : "";
	return <script nonce={mark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
