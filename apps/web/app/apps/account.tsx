import { mountApp } from "../lib/mount-app.tsx";
import { AccountScreen } from "../routes/account-screen.tsx";

mountApp("account", AccountScreen);
