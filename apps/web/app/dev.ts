// Development only: what Vite's React plugin would write into a page that it made itself.
/* oxlint-disable import/no-absolute-path -- the address at which Vite's React plugin serves it */
// @ts-expect-error -- there is no such file
import { injectIntoGlobalHook } from "/@react-refresh";

injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => undefined, $RefreshSig$: () => (type: unknown) => type });
