import { VideosPage } from "../features/videos/videos-page.tsx";
import { mountApp } from "../lib/mount-app.tsx";

mountApp("online-trainings", VideosPage);
