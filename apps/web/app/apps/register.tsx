import { RegisterPage } from "../features/entrance/register-page.tsx";
import { mountApp } from "../lib/mount-app.tsx";

mountApp("register", RegisterPage);
