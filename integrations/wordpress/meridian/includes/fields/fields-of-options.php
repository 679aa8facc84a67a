<?php
/**
 * Fields of what there is one of: footer, words, search texts, redirects. Part of the one table (field-table.php).
 *
 * @package Meridian
 */

namespace Meridian;

defined( 'ABSPATH' ) || exit;

/** What there is one of: kept as options, edited on pages of the Meridian menu. */
function option_kinds(): array {
	$links = array(
		'link'      => link( 'Address' ),
		'link_name' => text( 'Words' ),
	);
	return array(
		'options'       => kind(
			'Footer and slides',
			'top',
			array(
				'footer_links_list'          => group(
					'Footer',
					array(
						'services'        => rows( 'Services', $links ),
						'expertise'       => rows( 'Expertise', $links ),
						'success_stories' => rows( 'Success stories', $links ),
						'company'         => rows( 'Company', $links ),
						'custom_column_repeater_languages_and_technologies' => rows(
							'Languages and technologies',
							array(
								'general_name' => text( 'Title' ),
								'links'        => rows(
									'Pages',
									array(
										'post_title'  => text( 'Words' ),
										'post_name'   => text( 'Slug', array( 'hint' => 'technologies-react' ) ),
										'post_status' => text( 'publish or draft' ),
									)
								),
							)
						),
						'fb_link'         => link( 'Facebook' ),
						'in_link'         => link( 'LinkedIn' ),
						'be_link'         => link( 'Behance' ),
						'instagram_link'  => link( 'Instagram' ),
					)
				),
				'copyright_footer'           => html( 'Copyright', array( 'inline' => true ) ),
				'top_slider_success_stories' => rows( 'Slides of the success stories', slide_fields() ),
			)
		),
		'site-settings' => kind(
			'The site’s own words',
			'top',
			array(
				'brand'   => group(
					'Brand',
					array(
						'name' => text( 'Name' ),
						'logo' => image( 'Logo' ),
					)
				),
				'contact' => group(
					'Contact',
					array(
						'email'  => text( 'E-mail' ),
						'phones' => rows(
							'Phones',
							array(
								'region'    => text( 'Region' ),
								'phone'     => text( 'Phone' ),
								'countries' => rows( 'Countries', array( 'country' => text( 'Country' ) ), array( 'bare' => 'country' ) ),
							)
						),
					)
				),
				'more'    => json(
					'Everything else',
					array( 'hint' => 'JSON with the parts of site.config.json that are to read otherwise here, such as {"blog": …}.' )
				),
			)
		),
		'seo-paths'     => kind(
			'Search texts of other pages',
			'top',
			array(
				'paths' => rows(
					'Pages',
					array( 'path' => text( 'Path', array( 'hint' => '/vacancies' ) ) ) + seo_fields(),
					array( 'hint' => 'Pages that are no record here. Those of a record are on the record.' )
				),
			)
		),
		'redirects'     => kind(
			'Redirects',
			'top',
			array(
				'list' => rows(
					'Addresses that have moved',
					array(
						'from'   => link( 'Old path', array( 'hint' => '/services/old-name' ) ),
						'to'     => link( 'New path', array( 'hint' => 'Or the whole address on another site: https://…' ) ),
						'status' => select(
							'How',
							array(
								'301' => 'For good (301)',
								'302' => 'For now (302)',
							)
						),
					),
					array( 'hint' => 'A record that gets another slug leaves one by itself.' )
				),
			)
		),
	);
}
