import { Parts } from "../features/styleguide/parts.tsx";
import { mountApp } from "../ui/mount-app/mount-app.tsx";

mountApp("styleguide", Parts);
