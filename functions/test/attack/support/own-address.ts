import { changeOwnAddress } from '../../api/support/new-address';

changeOwnAddress();
