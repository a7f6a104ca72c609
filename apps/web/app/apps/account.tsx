import { AccountScreen } from "../routes/account-screen.tsx";
import { mountApp } from "../ui/mount-app/mount-app.tsx";

mountApp("account", AccountScreen);
