import { ResetPage } from "../features/entrance/reset-page.tsx";
import { mountApp } from "../lib/mount-app.tsx";

mountApp("reset-password", ResetPage);
