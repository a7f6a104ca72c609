import { Parts } from "../features/styleguide/parts.tsx";
import { mountApp } from "../lib/mount-app.tsx";

mountApp("styleguide", Parts);
