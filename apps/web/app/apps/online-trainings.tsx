import { VideoArea } from "../features/videos/video-area.tsx";
import { mountApp } from "../lib/mount-app.tsx";

mountApp("online-trainings", VideoArea);
