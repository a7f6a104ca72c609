import { OwnResults } from "../features/find/own-results.tsx";
import { mountApp } from "../lib/mount-app.tsx";

mountApp("find", OwnResults);
