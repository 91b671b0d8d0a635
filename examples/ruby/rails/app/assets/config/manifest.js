//= link_directory ../stylesheets .css
