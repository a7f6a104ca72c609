import "./theme/layers.css";
import "@mantine/core/styles.layer.css";
import "@mantine/dates/styles.layer.css";
import "@mantine/notifications/styles.layer.css";
import "@fontsource-variable/archivo/standard.css";
import "@kvart/tokens/tokens.css";
import "./theme/roles.css";
import "./theme/theme.css";
import { createRoot } from "react-dom/client";
import { startLanguage } from "./i18n/language.ts";
import { startLook } from "./lib/look.ts";
import { queryClient, sessionQuery } from "./lib/queries.ts";
import { isLoggedIn } from "./lib/session.ts";
import { Office } from "./office.tsx";
import { styleNonce } from "./theme/theme.ts";

// Mantine's scroll lock reads the nonce from here.
Object.assign(globalThis, { __webpack_nonce__: styleNonce() });

startLook();
startLanguage();
// Starts the request while the scripts still load.
if (isLoggedIn()) void queryClient.prefetchQuery(sessionQuery);

const root = document.getElementById("office");
if (root) createRoot(root).render(<Office />);
