import { LoginApp } from "../features/auth/login-app.tsx";
import { mountApp } from "../ui/mount-app/mount-app.tsx";

mountApp("login", LoginApp);
