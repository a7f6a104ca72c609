import { RegisterApp } from "../features/auth/register-app.tsx";
import { mountApp } from "../lib/mount-app.tsx";

mountApp("register", RegisterApp);
