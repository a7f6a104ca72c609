import { enhance } from "./enhance.ts";
import { followInPlace } from "./in-place.ts";
import { startLanguageSwitch } from "./language.ts";
import { startLoaderBar } from "./loader-bar.ts";
import { startLogOut } from "./log-out.ts";
import { startMenus } from "./menus.ts";
import { startOffline } from "./offline.ts";
import { followPerson } from "./person.ts";
import { startSearch } from "./search.ts";
import { startToasts } from "./toasts.ts";

// Once a page: what listens on the document and what the shell has one of.
startToasts();
followPerson();
startMenus();
startLanguageSwitch();
startLogOut();
startSearch();
followInPlace();
// These two look last at what nobody else has answered, the first one first.
startOffline();
startLoaderBar();

enhance();
