import { BroadcastChannel } from "node:worker_threads";
import { configure } from "@testing-library/dom";
import { codeTexts } from "./i18n/code-messages.ts";
import { pageTextsId } from "./i18n/page-texts.ts";

// A busy machine needs longer to show what a test waits for.
configure({ asyncUtilTimeout: 10_000 });

// Tests have no page of the server, which would bring the texts.
const texts = document.createElement("script");
texts.type = "application/json";
texts.id = pageTextsId;
texts.textContent = JSON.stringify(codeTexts());
document.head.append(texts);

// A test's own global object has what the page's has, but for this.
Object.assign(globalThis, { BroadcastChannel });

// Text areas of the office wait for fonts, which happy-dom does not have.
Object.defineProperty(document, "fonts", { value: new EventTarget() });
