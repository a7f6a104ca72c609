// Development only. Installs React Refresh, which Vite's plugin only does in pages that Vite made.
import "./ui/global.css";
import "./dev-styles.ts";
/* oxlint-disable import/no-absolute-path -- the address at which Vite's React plugin serves it */
// @ts-expect-error -- there is no such file
import { injectIntoGlobalHook } from "/@react-refresh";

injectIntoGlobalHook(window);
Object.assign(window, { $RefreshReg$: () => undefined, $RefreshSig$: () => (type: unknown) => type });
