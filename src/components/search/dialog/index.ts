// All that the navbar loads on intent, in one file of the build.
import siteConfig from '@generated/docusaurus.config';
import {openSearchClient, type SearchClientOptions} from '../client/openSearchClient';

const {baseUrl, customFields} = siteConfig;
// The engine loads while the dialog is drawn: this is what a first search waits for.
openSearchClient({baseUrl, hosted: customFields?.hostedSearch as SearchClientOptions['hosted']}).warm();

export {default} from './SearchDialog';
export {openSearchClient};
