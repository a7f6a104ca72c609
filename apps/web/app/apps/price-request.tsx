import { PreferenceForm } from "../features/enquiry/preference-form.tsx";
import { mountApp } from "../lib/mount-app.tsx";

mountApp("price-request", PreferenceForm);
