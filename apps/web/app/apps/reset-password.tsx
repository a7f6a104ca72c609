import { ResetApp } from "../features/auth/reset-app.tsx";
import { mountApp } from "../lib/mount-app.tsx";

mountApp("reset-password", ResetApp);
