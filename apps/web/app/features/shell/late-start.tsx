import { useContext } from "react";
import { ScriptMark } from "../../lib/inline-scripts.ts";

// After the page has loaded and been seen: the browser reports a paint when it is on the screen, which may be long after it was drawn.
// At once when somebody touches the page, which is noted for `lib/when-touched.ts`; in any case after three seconds.
// They stand at the page's end: on a slow line they may be wanted before it has come.
// What people do meanwhile is not lost: a button that only scripts can answer is pressed again when they have taken it over. React, once
// it listens on the document, takes over what is pressed at once if it can; then it has answered already when the click goes on to <html>.
// What React has only begun to take over (flags Placement and Hydrating) it does not answer for yet, and what it has it gets a moment
// to read the values of that were typed before.
// A form that scripts send (`data-scripted`) waits for them: sent by the browser itself, a password would travel as it was typed.
const source = `(()=>{let wanted=false,begun=false;const begin=()=>{wanted=true;
const waiting=document.querySelector("script[data-modules]");if(begun||!waiting)return;begun=true;
for(const href of waiting.dataset.modules.split(" ").filter(Boolean)){const link=document.createElement("link");link.rel="modulepreload";link.href=href;document.head.append(link)}
const script=document.createElement("script");script.type="module";script.textContent=waiting.textContent;document.head.append(script);script.remove()};
const painted=()=>new PerformanceObserver(begin).observe({type:"paint",buffered:true});
addEventListener("DOMContentLoaded",()=>{if(wanted)begin()});
addEventListener("load",()=>requestAnimationFrame(()=>requestAnimationFrame(painted)));setTimeout(begin,3000);
for(const sign of["pointerdown","keydown"])addEventListener(sign,()=>{window.touched=true;begin()},{once:true,capture:true,passive:true});
const taken=(node)=>{let fiber=node[Object.keys(node).find((key)=>key.startsWith("__reactFiber"))];if(!fiber||fiber.alternate)return!!fiber;
for(;fiber;fiber=fiber.return)if(fiber.flags&4098)return false;return true},held=new Set();
const hold=(node,act)=>{begin();if(held.has(node))return;held.add(node);let settled=0;
const timer=setInterval(()=>{if(held.has(node)&&node.isConnected){settled=taken(document.body)&&taken(node)?settled+1:0;if(settled<3)return}
clearInterval(timer);if(held.delete(node)&&settled)act()},50)};
const pressed=({target})=>target.closest?.("button[type=button]:not([popovertarget],[commandfor])");
addEventListener("click",(event)=>{const button=pressed(event);if(button&&!taken(button))hold(button,()=>button.click())},true);
document.documentElement.addEventListener("click",(event)=>{const button=pressed(event);if(button&&taken(button))held.delete(button)},true);
addEventListener("submit",(event)=>{const form=event.target;if(!("scripted" in form.dataset)||taken(form))return;
event.preventDefault();hold(form,()=>form.requestSubmit())},true)})()`;

/** In the head: starts the scripts that `late-start.server.ts` holds back. Development starts them at once. */
export function LateStart() {
	const mark = useContext(ScriptMark);
	// It has run long before the browser's React comes here: the text need not travel twice.
	const text = import.meta.env.SSR ? source : "";
	return <script nonce={mark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
