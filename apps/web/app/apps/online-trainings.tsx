import { VideoArea } from "../features/videos/video-area.tsx";
import { mountApp } from "../ui/mount-app/mount-app.tsx";

mountApp("online-trainings", VideoArea);
