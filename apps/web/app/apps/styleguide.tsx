import { Guide } from "../features/styleguide/guide.tsx";
import { mountApp } from "../ui/mount-app/mount-app.tsx";

mountApp("styleguide", Guide);
