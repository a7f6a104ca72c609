import { enhance } from "./enhance.ts";
import { startFavourites } from "./favourites.ts";
import { followInPlace } from "./in-place.ts";
import { startLanguageSwitch } from "./language.ts";
import { startLoaderBar } from "./loader-bar.ts";
import { startLogOut } from "./log-out.ts";
import { startMenus } from "./menus.ts";
import { startOffline } from "./offline.ts";
import { followPerson } from "./person.ts";
import { startSearch } from "./search.ts";
import { startToasts } from "./toasts.ts";

// Once per page: listeners on the document, and parts of the shell.
startToasts();
followPerson();
startMenus();
startLanguageSwitch();
startLogOut();
startSearch();
followInPlace();
startFavourites();
// Last, and in this order: they handle what no other listener has.
startOffline();
startLoaderBar();

enhance();
