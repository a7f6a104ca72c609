import { ResetApp } from "../features/auth/reset-app.tsx";
import { mountApp } from "../ui/mount-app/mount-app.tsx";

mountApp("reset-password", ResetApp);
