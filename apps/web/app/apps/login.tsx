import { LoginPage } from "../features/entrance/login-page.tsx";
import { mountApp } from "../lib/mount-app.tsx";

mountApp("login", LoginPage);
