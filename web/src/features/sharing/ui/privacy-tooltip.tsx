import { Tooltip } from '@/components/tooltip';

/** What becomes of an uploaded screenshot. */
export const PrivacyTooltip = () => (
  <Tooltip
    label="Privacy"
    content="Your screenshot is shown to everyone. Names, addresses and order numbers that we find are painted black before it is sent: please check that none is left. Location and camera data in the file are removed."
  >
    <svg aria-hidden viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor">
      <path
        d="M12 3l7 3v5c0 4.6-2.9 8.2-7 10-4.1-1.8-7-5.4-7-10V6zM9 12l2.2 2.2L15 10.4"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  </Tooltip>
);
