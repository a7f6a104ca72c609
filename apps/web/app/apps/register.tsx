import { RegisterApp } from "../features/auth/register-app.tsx";
import { mountApp } from "../ui/mount-app/mount-app.tsx";

mountApp("register", RegisterApp);
