export { fillData as default } from "./own-server.ts";
