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
import { queryClient } from "./lib/ask.ts";
import { isLoggedIn } from "./lib/session.ts";
import { sessionQuery } from "./lib/session-query.ts";
import { styleNonce } from "./lib/style-nonce.ts";
import { Office } from "./office.tsx";

// Where the library behind dialogs looks for it when it writes the style that keeps the page from scrolling.
Object.assign(globalThis, { __webpack_nonce__: styleNonce() });

startLanguage();
// Asked while the page's own scripts are still on their way.
if (isLoggedIn()) void queryClient.prefetchQuery(sessionQuery);

const root = document.getElementById("office");
if (root) createRoot(root).render(<Office />);
