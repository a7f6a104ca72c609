import { EnquiryForm } from "../features/enquiry/enquiry-form.tsx";
import { mountApp } from "../ui/mount-app/mount-app.tsx";

mountApp("enquiry", EnquiryForm);
