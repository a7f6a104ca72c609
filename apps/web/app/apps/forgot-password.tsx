import { ForgotApp } from "../features/auth/forgot-app.tsx";
import { mountApp } from "../ui/mount-app/mount-app.tsx";

mountApp("forgot-password", ForgotApp);
