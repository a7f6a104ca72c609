// Development only: what Vite's React plugin would write into a page that it made itself.
// @ts-expect-error -- Vite's React plugin serves it; there is no such file.
import { injectIntoGlobalHook } from "/@react-refresh";

injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => undefined, $RefreshSig$: () => (type: unknown) => type });
