import { LeadForm } from "../features/enquiry/lead-form.tsx";
import { mountApp } from "../lib/mount-app.tsx";

mountApp("lead", LeadForm);
