import { ForgotPage } from "../features/entrance/forgot-page.tsx";
import { mountApp } from "../lib/mount-app.tsx";

mountApp("forgot-password", ForgotPage);
