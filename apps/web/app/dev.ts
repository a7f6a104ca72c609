// Development only. Loads all styles at once, so that a change shows without a reload; a build takes the styles of each
// page from the renderer. Installs React Refresh, which Vite's plugin only does in pages that Vite made.
import "./ui/global.css";
/* oxlint-disable import/no-absolute-path -- the address at which Vite's React plugin serves it */
// @ts-expect-error -- there is no such file
import { injectIntoGlobalHook } from "/@react-refresh";

export const ui = import.meta.glob("./ui/**/*.module.css", { eager: true });
export const features = import.meta.glob("./features/**/*.module.css", { eager: true });

injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => undefined, $RefreshSig$: () => (type: unknown) => type });
