import { LoginApp } from "../features/auth/login-app.tsx";
import { mountApp } from "../lib/mount-app.tsx";

mountApp("login", LoginApp);
