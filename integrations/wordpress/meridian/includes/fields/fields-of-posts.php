<?php
/**
 * Fields of posts: services, case studies, the article, career posts, the blog. Part of the one table (field-table.php).
 *
 * @package Meridian
 */

namespace Meridian;

defined( 'ABSPATH' ) || exit;

/** Posts, told apart by their category. */
function post_kinds(): array {
	$part        = array(
		'title'       => text( 'Title' ),
		'description' => html( 'Text' ),
	);
	$illustrated = array(
		'description' => html( 'Text' ),
		'image'       => image( 'Picture' ),
	);
	$two_columns = array(
		'left_description'  => html( 'Left column' ),
		'right_description' => html( 'Right column' ),
	);
	return array(
		'service'     => kind(
			'Service',
			'data',
			array(
				'short_description'     => text( 'Short description', array( 'native' => 'excerpt' ) ),
				'explore_our_expertise' => group( 'Explore our expertise', $illustrated ),
				'box_repeater'          => rows( 'Boxes', $part ),
				'how_it_works'          => rows( 'How it works: steps', $part ),
			)
		),
		'case-study'  => kind(
			'Case study',
			'data',
			array(
				'order'                     => number( 'Order', array( 'hint' => '1 comes first.' ) ),
				'short_description'         => text( 'Short description', array( 'native' => 'excerpt' ) ),
				'portfolio_date_short_post' => text( 'Years' ),
				'project_description'       => group(
					'Facts',
					array(
						'location'            => text( 'Location' ),
						'team_size'           => text( 'Team size' ),
						'partnership_period'  => text( 'Partnership period' ),
						'technologies'        => text( 'Technologies' ),
						'expertise_delivered' => text( 'Expertise delivered' ),
						'services'            => text( 'Services' ),
					)
				),
				'background_wallpaper'      => image( 'Wide picture at the top' ),
				'project_image'             => image( 'Picture of the project' ),
				'goal_and_tasks'            => group( 'Goals and tasks', $illustrated ),
				'challenges'                => group( 'Challenges', $illustrated ),
				'research_and_discovery'    => group( 'Research and discovery', $two_columns ),
				'implementation'            => rows( 'Implementation: pictures', array( 'image' => image( 'Picture' ) ), array( 'bare' => 'image' ) ),
				'site_url'                  => link( 'Address of the client’s site' ),
				'partnership_overview'      => group( 'Partnership overview', $two_columns ),
			)
		),
		'article'     => kind(
			'Article',
			'top',
			array(
				'article_field_first_section_background'  => image( 'Wide picture at the top', array( 'native' => 'thumbnail' ) ),
				'article_field_first_section_title'       => text( 'Title at the top', array( 'native' => 'title' ) ),
				'article_field_first_section_description' => text( 'Text at the top', array( 'native' => 'excerpt' ) ),
				'mobile_page_navigation_image'            => image( 'Picture of the contents on phones' ),
				'article_field_control_title'             => text( 'Title of the contents' ),
				'article_field_control_points'            => rows(
					'Contents',
					array( 'article_field_control_points_title' => text( 'Title of the section' ) ),
					array( 'hint' => 'In the order of the sections in the text.' )
				),
			)
		),
		'career-post' => kind(
			'Career post',
			'data',
			array(
				'description'           => html( 'Description', array( 'native' => 'content' ) ),
				'location'              => text( 'Location' ),
				'type_of_employment'    => text( 'Type of employment' ),
				'technologies'          => text( 'Technologies' ),
				'main_responsibilities' => html( 'Main responsibilities' ),
				'role_requirements'     => html( 'Main requirements' ),
				'professional_growth'   => html( 'Professional growth' ),
				'care_comfort_and_fun'  => html( 'Care, comfort and fun' ),
			)
		),
		'blog-post'   => kind(
			'Blog post',
			'top',
			array(
				'description'        => text( 'Description', array( 'native' => 'excerpt' ) ),
				'category'           => text( 'Category', array( 'native' => 'category' ) ),
				'date'               => day( 'Date', array( 'native' => 'date' ) ),
				'thumbnail_url'      => image( 'Picture in the list', array( 'native' => 'thumbnail' ) ),
				'first_screen_image' => image( 'Wide picture at the top', array( 'native' => 'thumbnail' ) ),
				'content'            => rows(
					'Sections',
					array(
						'title'       => text( 'Title' ),
						'text_editor' => html( 'Text' ),
					),
					array(
						'native' => 'sections',
						'hint'   => 'Left empty, the post’s own text is parted at its headings of the second level.',
					)
				),
			)
		),
	);
}
