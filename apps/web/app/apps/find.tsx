import { OwnResults } from "../features/find/own-results.tsx";
import { mountApp } from "../ui/mount-app/mount-app.tsx";

mountApp("find", OwnResults);
