import { FreeTrainingForm } from "../features/enquiry/free-training-form.tsx";
import { mountApp } from "../lib/mount-app.tsx";

mountApp("free-training", FreeTrainingForm);
