import { ForgotApp } from "../features/auth/forgot-app.tsx";
import { mountApp } from "../lib/mount-app.tsx";

mountApp("forgot-password", ForgotApp);
